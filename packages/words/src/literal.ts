/** Escapes a text that somebody wrote, so that braces and quotes in it are not read as ICU syntax. */
export const literal = (text: string): string =>
  // Quotes only have a meaning before a brace, so a run of both is quoted from its first brace.
  text.replaceAll(/'*([{}][{}']*)|'+/g, (run: string, fromBrace: string | undefined) => {
    const quotes = doubled(fromBrace === undefined ? run : run.slice(0, run.length - fromBrace.length));
    return fromBrace === undefined ? quotes : `${quotes}'${doubled(fromBrace)}'`;
  });

const doubled = (text: string): string => text.replaceAll("'", "''");
