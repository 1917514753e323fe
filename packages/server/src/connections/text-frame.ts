const MAX_SHORT_LENGTH = 125;
const MAX_LENGTH = 0xffff;
/** The last frame of a message, and a text. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES_OF_LENGTH = 126;

/**
 * A text as a WebSocket frame (RFC 6455, 5.2) as a server sends it: whole, neither masked nor compressed. It is to be
 * written as latin1, one byte a character. Null for a text that is too long or not all ASCII.
 */
export function asciiFrame(text: string): string | null {
  const { length } = text;
  if (length > MAX_LENGTH) return null;
  const header =
    length <= MAX_SHORT_LENGTH
      ? String.fromCharCode(WHOLE_TEXT, length)
      : String.fromCharCode(WHOLE_TEXT, TWO_BYTES_OF_LENGTH, length >> 8, length & 0xff);
  const frame = header + text;
  // Counted in the whole frame, so that the pieces it consists of are joined once, for counting and for writing.
  return Buffer.byteLength(frame) === Buffer.byteLength(header) + length ? frame : null;
}
