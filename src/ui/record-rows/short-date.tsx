/** A day in few letters; its year is told where it is not this one. */
export function ShortDate({ at }: { at: number }) {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const words = date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return <time dateTime={date.toISOString()}>{words}</time>;
}
