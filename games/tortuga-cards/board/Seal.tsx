/** The wax seal: the prestige at stake, in the colour of the half that can win it. */
export function Seal({ worth, label }: { readonly worth: number; readonly label: string }) {
  return (
    <span className="cards-seal" data-about="stake" role="img" aria-label={label}>
      <b>{worth}</b>
    </span>
  );
}
