import type { Fields, Value } from './values.ts';

/** A value as plain JSON, for people and other programs. Numbers that JSON lacks are texts. */
function toPlainValue(value: Value): unknown {
  if ('integerValue' in value) {
    const number = Number(value.integerValue);
    return Number.isSafeInteger(number) ? number : value.integerValue;
  }
  if ('doubleValue' in value) return value.doubleValue;
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return value.timestampValue;
  if ('bytesValue' in value) return value.bytesValue;
  if ('referenceValue' in value) return value.referenceValue;
  if ('geoPointValue' in value) return value.geoPointValue;
  if ('arrayValue' in value) return value.arrayValue.values.map(toPlainValue);
  return toPlainFields(value.mapValue.fields);
}

/** A document's fields as plain JSON. */
export function toPlainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]));
}
