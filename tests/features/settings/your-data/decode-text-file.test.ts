import { describe, expect, test } from 'vitest';
import { decodeTextFile } from '../../../../src/features/settings/your-data/decode-text-file.ts';

const bytesOf = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])),
  );

function encodeUtf16(text: string, isLittle: boolean): number[] {
  return [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
}

/** Windows-1251 for the letters А to я. */
const encode1251 = (text: string) =>
  [...text].map((letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

const TEXT = 'harbourmaster;начальник порта\r\ntug boat;буксир\r\n';

describe('the text of a file', () => {
  test('is read as UTF-8 with and without a byte order mark', () => {
    const bytes = [...Buffer.from(TEXT, 'utf8')];
    expect(decodeTextFile(new Uint8Array(bytes))).toBe(TEXT);
    expect(decodeTextFile(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]))).toBe(TEXT);
  });

  test('is read as UTF-16 in both byte orders, with and without a mark', () => {
    for (const isLittle of [true, false]) {
      const bytes = encodeUtf16(TEXT, isLittle);
      const mark = isLittle ? [0xff, 0xfe] : [0xfe, 0xff];
      expect(decodeTextFile(new Uint8Array(bytes))).toBe(TEXT);
      expect(decodeTextFile(new Uint8Array([...mark, ...bytes]))).toBe(TEXT);
    }
  });

  test.each([TEXT, 'port;порт\n', 'дом;house\nи;and', 'I;я\nyou;ты', 'café;no\nпорт;port'])(
    'is read as Cyrillic in its code page: %j',
    (text) => {
      const bytes = encode1251(text.replace('é', 'e'));
      expect(decodeTextFile(new Uint8Array(bytes))).toBe(text.replace('é', 'e'));
    },
  );

  test.each([
    'harbour;el puerto, el muelle del ni\xF1o\n',
    'bridge;die Br\xFCcke\nsize;die Gr\xF6\xDFe\n',
    "at;\xE0\nschool;l'\xE9cole\n",
    'caf\xE9 owner;na\xEFve',
  ])('is read as Western European in its code page: %j', (text) => {
    expect(decodeTextFile(bytesOf(text))).toBe(text);
  });

  test('stays UTF-8 when one byte of it is damaged', () => {
    const bytes = [...Buffer.from(TEXT, 'utf8'), 0xff];
    expect(decodeTextFile(new Uint8Array(bytes))).toBe(`${TEXT}\uFFFD`);
  });

  test('may be empty or plain', () => {
    expect(decodeTextFile(new Uint8Array())).toBe('');
    expect(decodeTextFile(bytesOf('tug,a boat'))).toBe('tug,a boat');
  });
});
