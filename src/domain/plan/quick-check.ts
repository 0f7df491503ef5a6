/**
 * Used if a plan has no Quick Check items (specification, section 7): two phrases that start a conversation,
 * and two that keep it going.
 */
export const PLACEHOLDER_QUICK_CHECK: readonly string[] = [
  'Hi, how is your day going?',
  'Excuse me, do you have a moment?',
  'That sounds interesting. Tell me more!',
  'I see. What happened next?',
];
