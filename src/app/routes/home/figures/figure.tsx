import "./figure.css";

/** `$32 million+`: the number large, its unit small beside it. */
export function Figure({ text }: { text: string }) {
  const [number, ...unit] = text.split(" ");
  return (
    <b className="figure">
      {number}
      {unit.length > 0 && <small>{` ${unit.join(" ")}`}</small>}
    </b>
  );
}
