import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a client-side navigation the focus goes to the new page, or to the part that was called, and the title is said, as when a browser loads one. */
export function useFocusMain() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) focusPage(hash);
    shown.current = pathname;
  }, [pathname, hash]);
}

function focusPage(hash: string) {
  const main = document.getElementById("main");
  main?.setAttribute("aria-label", document.title);
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  if (part && part.tabIndex < 0) part.tabIndex = -1;
  (part ?? main)?.focus({ preventScroll: true });
}
