const LONGEST_SHORT = 125;
const LONGEST = 0xffff;
/** The last frame of a message, and a text. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES_OF_LENGTH = 126;

/**
 * A text as a frame of a WebSocket (RFC 6455, 5.2), as a server sends it: whole, neither masked nor compressed. It is to
 * be written as latin1, a letter a byte. Null for a text that this can't be done with: a long one, or not all ASCII.
 */
export function asciiFrame(text: string): string | null {
  const { length } = text;
  if (length > LONGEST || Buffer.byteLength(text) !== length) return null;
  const header =
    length <= LONGEST_SHORT
      ? String.fromCharCode(WHOLE_TEXT, length)
      : String.fromCharCode(WHOLE_TEXT, TWO_BYTES_OF_LENGTH, length >> 8, length & 0xff);
  return header + text;
}
