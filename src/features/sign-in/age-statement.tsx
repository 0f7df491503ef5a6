import { useState } from 'react';
import type { SignUpStatement } from '../../api-contract/sign-up-terms.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

type AgeGroup = 'unknown' | 'younger' | 'old-enough';

export interface AgeStatementProps {
  /** Below this age a parent has to agree. */
  age: number;
  /** `undefined` while nothing is stated that an account can be made with. */
  onChange: (statement: SignUpStatement | undefined) => void;
}

/** Asks for the age group of a new account, and the younger ones whether a parent agrees. */
export function AgeStatement({ age, onChange }: AgeStatementProps) {
  const [group, setGroup] = useState<AgeGroup>('unknown');
  const [hasConsent, setHasConsent] = useState(false);

  function chooseGroup(chosen: AgeGroup) {
    setGroup(chosen);
    setHasConsent(false);
    onChange(chosen === 'old-enough' ? 'of-age' : undefined);
  }

  function changeConsent(isGiven: boolean) {
    setHasConsent(isGiven);
    onChange(isGiven ? 'parent-agrees' : undefined);
  }

  return (
    <>
      <ChoiceGroup
        legend="For a new account: how old are you?"
        options={[
          { value: 'younger', label: `Younger than ${age}` },
          { value: 'old-enough', label: `${age} or older` },
        ]}
        value={group}
        onChange={chooseGroup}
      />
      {group === 'younger' && (
        <label>
          <input
            type="checkbox"
            checked={hasConsent}
            onChange={({ target }) => changeConsent(target.checked)}
          />{' '}
          My parents say I can have an account.
        </label>
      )}
    </>
  );
}
