/** A text that somebody wrote, as a message that says just that: braces and quotes in it are no ICU syntax. */
export const literal = (text: string): string =>
  // Quotes count only before a brace, so a run of both is quoted from its first brace on.
  text.replaceAll(/'*([{}][{}']*)|'+/g, (run: string, fromBrace: string | undefined) => {
    const quotes = doubled(fromBrace === undefined ? run : run.slice(0, run.length - fromBrace.length));
    return fromBrace === undefined ? quotes : `${quotes}'${doubled(fromBrace)}'`;
  });

const doubled = (text: string): string => text.replaceAll("'", "''");
