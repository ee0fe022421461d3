import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a client-side navigation the focus goes to the new page, as it does when a browser loads one. */
export function useFocusMain() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && !hash) document.getElementById("main")?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, hash]);
}
