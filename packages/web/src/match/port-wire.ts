import type { OpenWire } from './wire.ts';

/** A line to the worker of this browser: it does not break. */
export const portWire =
  (connect: (port: MessagePort) => Promise<void>): OpenWire =>
  ({ opened, heard }) => {
    const { port1, port2 } = new MessageChannel();
    let open = true;
    port1.onmessage = ({ data }: MessageEvent<string>) => open && heard(data);
    void connect(port2).then(() => open && opened());
    return {
      send: (text) => port1.postMessage(text),
      close: () => {
        open = false;
        port1.postMessage('');
        port1.close();
      },
    };
  };
