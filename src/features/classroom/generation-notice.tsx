import { unreachable } from '../../domain/result.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import type { useClassGeneration } from './use-class-generation.ts';

type GenerationNoticeProps = Pick<
  ReturnType<typeof useClassGeneration>,
  'generation' | 'cancel' | 'fetchInterrupted' | 'writeOnDevice'
>;

/** What becomes of the class that was asked for, and what can be done about it. */
export function GenerationNotice({
  generation,
  cancel,
  fetchInterrupted,
  writeOnDevice,
}: GenerationNoticeProps) {
  switch (generation.status) {
    case 'idle':
    case 'asking':
      return null;
    case 'interrupted': {
      const { request, life } = generation.row;
      return (
        <Alert
          kind="info"
          action={<Button onClick={() => void fetchInterrupted(generation.row)}>Get this class</Button>}
        >
          Your {request.skill_focus} class{' '}
          {life.why === 'left' ? 'had been written after all' : 'was being written when this page closed'}. It
          counts once.
        </Alert>
      );
    }
    case 'writing': {
      const { teacher, skill_focus: skill } = generation.row.request;
      return (
        <BusyIndicator
          label={`${teacher} is writing your ${skill} class`}
          detail="This can take up to a minute. If you leave, the class waits for you in your lessons."
          onCancel={() => cancel(generation.row)}
        />
      );
    }
    case 'refused':
      return (
        <FailureAlert
          message={generation.message}
          action={
            generation.remedy === 'profile' && (
              <ButtonLink to="/setup" search={{ change: true }}>
                Set up profile
              </ButtonLink>
            )
          }
        />
      );
    case 'stopped':
      return generation.message === undefined ? (
        <Alert kind="info">Cancelled. Generate the same class again, and it will not count twice.</Alert>
      ) : (
        <FailureAlert
          message={generation.message}
          action={
            generation.canWriteOnDevice && (
              <Button onClick={() => void writeOnDevice(generation.row)}>Write a class on this device</Button>
            )
          }
        />
      );
    default:
      return unreachable(generation);
  }
}
