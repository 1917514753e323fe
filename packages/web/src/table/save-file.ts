/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }));

function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Sends a picture to other people where the system has a way, and keeps it as a file elsewhere. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return saveBlob(name, picture);
  try {
    await navigator.share({ files });
  } catch {
    // They changed their mind.
  }
}
