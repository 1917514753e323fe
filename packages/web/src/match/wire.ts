/** A line to whoever holds the match: a worker in this browser, or a server. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

interface WireEnds {
  /** For the first time, or again after a break. */
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

export type OpenWire = (ends: WireEnds) => Wire;
