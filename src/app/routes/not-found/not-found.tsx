import { data } from "react-router";

/** Every address that no other route knows. The root's boundary draws the page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
