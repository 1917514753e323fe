/** What a smoke test needs of any browser, whatever it speaks. */
export interface Browser {
  readonly name: string;
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the pointer there and clicks. */
  clickAt(x: number, y: number): Promise<void>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A click as WebDriver says it, in its classic and its bidirectional form. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
