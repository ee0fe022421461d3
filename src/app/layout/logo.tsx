import { Link } from "react-router";

export interface Sign {
  brandName: string;
  /** The address of the agency's own picture. */
  logo: string | undefined;
  tone: "dark" | "white";
}

/** The agency's sign, or a station, and the name. Its colour is the header's: white on a field, dark on paper. */
export function Logo({ brandName, logo, tone }: Sign) {
  return (
    <Link className="logo" to="/" data-logo={tone}>
      {logo ? <img src={logo} alt="" width={28} height={28} /> : <i />}
      {brandName}
    </Link>
  );
}
