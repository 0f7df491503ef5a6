/** Things that a task can ask the learner to write, and that can be recognised by words. */
export const REQUIRED_CONTENTS = ['when', 'price', 'reason', 'example', 'thanks', 'apology'] as const;
export type RequiredContent = (typeof REQUIRED_CONTENTS)[number];

/** How a task asks for each: "Say when you will come", "Give two reasons". */
const REQUEST_PATTERNS: Readonly<Record<RequiredContent, RegExp>> = {
  when: /\b(?:say|ask|tell)\b[^.?!]{0,150}\b(?:when|time)\b/i,
  price: /\bask\b[^.?!]{0,150}\b(?:price|costs?)\b/i,
  reason: /\b(?:say|tell|explain|and) why\b|\b(?:give|with) (?:a|one|two|three|your) reasons?\b/i,
  example: /\b(?:give|add|with) (?:an|one|two|three) (?:\w+ )?examples?\b/i,
  thanks: /\b(?:say thank you|thank (?:him|her|them|the|somebody|someone))\b/i,
  apology: /\b(?:apologi[sz]e|say sorry|say that you are sorry)\b/i,
};

/** Words that show that a text has it. Broad, so that no learner is told to add what is there. */
const EVIDENCE_PATTERNS: Readonly<Record<RequiredContent, RegExp>> = {
  when: /\d|\b(?:when|time|today|tonight|tomorrow|yesterday|now|morning|noon|afternoon|evening|night|midnight|week|weekend|month|year|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|o[’']clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hours?|minutes?|soon|later|ago|before|after|until|since|once|ever|always|first)\b/i,
  price:
    /[€$£¥]|\b(?:price|prices|costs?|money|pay|much|euros?|dollars?|pounds?|free|cheap|expensive|fee|discount)\b/i,
  reason:
    /\b(?:because|since|as|so|reasons?|why|therefore|that is why|due to|thanks to|in order|to|for|otherwise|means?)\b/i,
  example: /\b(?:for example|for instance|such as|e\.?g|like|once|one day|when|example|always|last)\b/i,
  thanks: /\bthank|\b(?:grateful|gratitude|appreciat\w+|glad|owe|indebted)\b/i,
  apology: /\b(?:sorry|apolog\w+|forgive|excuse)\b/i,
};

/** What the learner reads where it is missing. */
export const MISSING_CONTENT_MESSAGES: Readonly<Record<RequiredContent, string>> = {
  when: 'The task asks for the time: say or ask when.',
  price: 'The task asks for the price: ask what it costs.',
  reason: 'The task asks for a reason: say why, with “because”.',
  example: 'The task asks for an example: start it with “For example,”.',
  thanks: 'The task asks you to say thank you.',
  apology: 'The task asks you to say sorry.',
};

/** Whether a task asks for the content. */
export function isContentRequired(content: RequiredContent, task: string): boolean {
  return REQUEST_PATTERNS[content].test(task);
}

/** Whether a text seems to have the content. */
export function hasContent(content: RequiredContent, text: string): boolean {
  return EVIDENCE_PATTERNS[content].test(text);
}
