/** Why a learner learns (specification, section 9); stored in the profile's `why`. */
export const REASONS = ['personal growth', 'business', 'travel'] as const;
export type Reason = (typeof REASONS)[number];

/** For display. */
export const REASON_NAMES = {
  'personal growth': 'Personal growth',
  business: 'Business',
  travel: 'Travel',
} as const satisfies Record<Reason, string>;

export function isReason(value: unknown): value is Reason {
  return REASONS.includes(value as Reason);
}

/** All reasons but one, in display order. */
export function listOtherReasons(reason: Reason): readonly Reason[] {
  return REASONS.filter((each) => each !== reason);
}
