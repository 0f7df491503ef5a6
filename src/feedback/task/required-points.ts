import type { RequiredPoint } from './task-requirements.ts';

/** The words by which a text shows that it says something; a wide net, for nobody is told to add what is there. */
const EVIDENCE_PATTERNS: Readonly<Record<RequiredPoint, RegExp>> = {
  when: /\d|\b(?:when|time|today|tonight|tomorrow|yesterday|now|morning|noon|afternoon|evening|night|midnight|week|weekend|month|year|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|o[’']clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hours?|minutes?|soon|later|ago|before|after|until|since|once|ever|always|first)\b/i,
  price:
    /[€$£¥]|\b(?:price|prices|costs?|money|pay|much|euros?|dollars?|pounds?|free|cheap|expensive|fee|discount)\b/i,
  reason:
    /\b(?:because|since|as|so|reasons?|why|therefore|that is why|due to|thanks to|in order|to|for|otherwise|means?)\b/i,
  example: /\b(?:for example|for instance|such as|e\.?g|like|once|one day|when|example|always|last)\b/i,
  thanks: /\bthank|\bgrateful\b/i,
  apology: /\b(?:sorry|apolog\w+|forgive|excuse)\b/i,
};

export const MISSING_POINT_MESSAGES: Readonly<Record<RequiredPoint, string>> = {
  when: 'The task asks for the time: say or ask when.',
  price: 'The task asks for the price: ask what it costs.',
  reason: 'The task asks for a reason: say why, with “because”.',
  example: 'The task asks for an example: begin it with “For example,”.',
  thanks: 'The task asks you to say thank you.',
  apology: 'The task asks you to say sorry.',
};

/** Whether a text may be said to have what was asked for. */
export function hasPoint(point: RequiredPoint, text: string): boolean {
  return EVIDENCE_PATTERNS[point].test(text);
}
