/** Irregular forms, which do not start like the word. */
const IRREGULAR: Record<string, string> = {
  forgave: 'forgive',
  overcame: 'overcome',
  our: 'your',
  its: 'your',
};

/** Whether a word in a sentence is a form of a dictionary word: "booked" of "book". */
export function isFormOf(form: string, word: string): boolean {
  const formParts = form.toLowerCase().split(/[\s-]+/);
  const wordParts = word.toLowerCase().split(/[\s-]+/);
  return (
    formParts.length === wordParts.length &&
    formParts.every((part, index) => isForm(part, wordParts[index] ?? ''))
  );
}

/** Whether a text has a word or phrase in any of its forms. */
export function isUsedIn(paragraphs: readonly string[], word: string): boolean {
  const textWords = paragraphs.join(' ').split(/[^\p{L}'’-]+/u);
  const { length } = word.split(' ');
  return textWords.some((_, index) => isFormOf(textWords.slice(index, index + length).join(' '), word));
}

function isForm(form: string, word: string): boolean {
  if (form === word || IRREGULAR[form] === word) return true;
  const stem = word.replace(/(e|y)$/, '');
  return form.startsWith(stem) && /^([a-z]?)(s|es|d|ed|ing|ies|ied)$/.test(form.slice(stem.length));
}
