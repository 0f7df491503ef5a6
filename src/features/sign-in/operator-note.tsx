import type { Operator } from '../../api-contract/hosting.ts';
import { getContactAddress } from '../../domain/contact-address.ts';
import { useHosting } from './use-hosting.ts';

/** The note about the operator, once it has been read; nothing where there is none. */
export function CurrentOperatorNote() {
  const operator = useHosting()?.operator;
  return operator && <OperatorNote operator={operator} />;
}

/** Who is responsible for the learner's data, and what happens with it. */
export function OperatorNote({ operator }: { operator: Operator }) {
  const { name, contact, notice, notice_url } = operator;
  const address = contact && getContactAddress(contact);
  return (
    <>
      <p>
        {name} runs this app and takes care of your data.
        {contact && <> Questions? Ask: {address ? <a href={address}>{contact}</a> : contact}</>}
      </p>
      {notice_url && (
        <p>
          <a href={notice_url}>What happens to my data?</a>
        </p>
      )}
      {notice && (
        <details>
          <summary>What happens to my data?</summary>
          {notice.split('\n').map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <p key={index}>{paragraph}</p>
          ))}
        </details>
      )}
    </>
  );
}
