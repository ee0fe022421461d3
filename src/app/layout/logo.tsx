import { Link } from "react-router";

/** A station and the name. Its colour is the header's: white on a field, dark on paper. */
export function Logo({ brandName, tone }: { brandName: string; tone: "dark" | "white" }) {
  return (
    <Link className="logo" to="/" data-logo={tone}>
      <i />
      {brandName}
    </Link>
  );
}
