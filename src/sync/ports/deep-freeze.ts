import { isPlainMap } from '../wire/plain-value.ts';

/**
 * `value` with all its maps and lists frozen: for fakes that hand out what they store. Whoever changed it in
 * place, as if it were a copy, is told by an error. What is frozen already counts as frozen all through.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (Array.isArray(value) || isPlainMap(value)) {
    if (Object.isFrozen(value)) return value;
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
