import type { OpenWire } from './wire.ts';

const PAUSE_MS = 2000;

/** A line to the worker of this browser. It does not break, but it may have to be asked for more than once. */
export const portWire =
  (connect: (port: MessagePort) => Promise<void>): OpenWire =>
  ({ opened, heard, lost }) => {
    let isOpen = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let port = ask();

    function ask(): MessagePort {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<string>) => isOpen && heard(data);
      connect(port2).then(
        () => isOpen && opened(),
        () => {
          if (!isOpen) return;
          lost();
          retry = setTimeout(() => {
            port.close();
            port = ask();
          }, PAUSE_MS);
        },
      );
      return port1;
    }

    return {
      send: (text) => port.postMessage(text),
      close: () => {
        isOpen = false;
        clearTimeout(retry);
        port.postMessage('');
        port.close();
      },
    };
  };
