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
    formParts.length === wordParts.length && formParts.every((part, at) => belongs(part, wordParts[at] ?? ''))
  );
}

function belongs(form: string, word: string): boolean {
  if (form === word || IRREGULAR[form] === word) return true;
  const stem = word.replace(/(e|y)$/, '');
  return form.startsWith(stem) && /^([a-z]?)(s|es|d|ed|ing|ies|ied)$/.test(form.slice(stem.length));
}
