import { type FormEvent, useState } from 'react';
import { findWords } from '../../content/words/find-words.ts';
import { MAX_MEMORY_TEXT_LENGTH } from '../../domain/limits.ts';
import { normaliseWord, omitBankTexts, validateNewWord } from '../../domain/new-word.ts';
import { foldTypedText } from '../../domain/typed-text.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { findReplacedTexts, formatOwnTexts, type MyWord, type OwnTexts } from './my-words.ts';
import { useTextsSavedHere } from './texts-saved-here.ts';

/**
 * `onClose` gets the texts that another tab or device wrote while the form was open and that the save
 * replaced; `null` if there are none.
 */
type WordFormProps =
  /** A new word; `taken` has the words that the learner has already. */
  | { entry?: undefined; taken: readonly string[]; onClose: (replaced: OwnTexts | null) => void }
  /** An existing word; its name can't change. */
  | { entry: MyWord; taken?: undefined; onClose: (replaced: OwnTexts | null) => void };

/** Adds a word, or changes what the learner wrote about one. */
export function WordForm({ entry, taken = [], onClose }: WordFormProps) {
  const { store } = useLearner();
  const [word, setWord] = useState(entry?.word ?? '');
  const [meaning, setMeaning] = useState(entry?.own.meaning || entry?.meaning || '');
  const [example, setExample] = useState(entry?.own.example || entry?.examples[0] || '');
  const [, rememberSaved] = useTextsSavedHere();
  // What the learner had written about the word when the form opened.
  const [openedTexts] = useState(entry?.own);
  const replaced = findReplacedTexts(openedTexts, entry?.own);
  const [errors, setErrors] = useState<{ word?: string | null; meaning?: string; save?: string }>({});

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wordError = entry ? null : validateNewWord(word, taken);
    if (wordError !== null) return setErrors({ word: wordError });
    const name = entry?.word ?? normaliseWord(word);
    // Most words of the bank are in lower case, and games ask for the spelling of the bank.
    const bankWord = (await findWords(entry ? [name] : [name, name.toLowerCase(), foldTypedText(name)]))
      .values()
      .next().value;
    if (meaning.trim() === '' && !bankWord) {
      return setErrors({ meaning: 'We don’t know this word. Please write its meaning.' });
    }
    // Also restores a word that was removed on another device meanwhile.
    const texts = omitBankTexts({ meaning, example }, bankWord);
    const saved = await store.addWord(bankWord?.word ?? name, texts);
    if (!saved.ok) return setErrors({ save: formatSaveFailure(saved.failure) });
    rememberSaved(bankWord?.word ?? name, texts);
    onClose(replaced);
  }

  return (
    <Dialog title={entry ? `Edit “${entry.word}”` : 'Add a word'} open onClose={() => onClose(null)}>
      <form className={layout.stack4} onSubmit={(event) => void save(event)} noValidate>
        {!entry && (
          <TextField
            label="Word or phrase"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck
            lang="en"
            value={word}
            error={errors.word ?? undefined}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
        <TextArea
          label="Meaning"
          hint={entry ? undefined : 'You can leave this empty if we know the word.'}
          rows={2}
          dir="auto"
          maxLength={MAX_MEMORY_TEXT_LENGTH}
          value={meaning}
          error={errors.meaning}
          onChange={(event) => setMeaning(event.target.value)}
        />
        <TextArea
          label="Example"
          rows={2}
          dir="auto"
          maxLength={MAX_MEMORY_TEXT_LENGTH}
          value={example}
          onChange={(event) => setExample(event.target.value)}
        />
        {replaced && (
          <Alert kind="info">
            This word was just changed in another tab or device: {formatOwnTexts(replaced)}. If you save, your
            text replaces it.
          </Alert>
        )}
        {errors.save && <FailureAlert message={errors.save} />}
        <div className={layout.row3}>
          <Button kind="primary" type="submit" icon="save">
            Save
          </Button>
          <Button onClick={() => onClose(null)}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
