import { useState } from 'react';
import { useLearner } from '../../../session/session-context.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { downloadData } from '../your-data/download-data.ts';

/** Offers a file with all data before something is deleted. */
export function BackupDownload() {
  const { uid, store } = useLearner();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <p>You can download a copy of everything first, and import it again later.</p>
      <div>
        <Button
          icon="download"
          onClick={() => {
            setFailed(false);
            downloadData(store, uid).catch((cause) => {
              console.error('The data file could not be created:', cause);
              setFailed(true);
            });
          }}
        >
          Download a copy
        </Button>
      </div>
      {hasFailed && <Alert kind="error">We couldn’t make the file. Please try again.</Alert>}
    </>
  );
}
