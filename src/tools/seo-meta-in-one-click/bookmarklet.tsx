import { useEffect, useRef, useState } from "react";
import { CopyButton } from "#ui/tool/result-actions.tsx";

/** A bookmark that opens this report for whatever page is in view. It comes with JavaScript, since its address must name this site. */
export function Bookmarklet({ slug }: { slug: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [code, setCode] = useState("");
  useEffect(() => {
    const report = new URL(`/tools/${slug}/?url=`, location.href).href;
    setCode(`javascript:void open(${JSON.stringify(report)}+encodeURIComponent(location.href))`);
  }, [slug]);
  useEffect(() => {
    const element = link.current;
    if (!element || code === "") return;
    // Past React, which refuses such addresses. This one is ours; here it may only be dragged, and our own policy would refuse to run it.
    element.setAttribute("href", code);
    const stay = (event: Event) => event.preventDefault();
    element.addEventListener("click", stay);
    return () => element.removeEventListener("click", stay);
  }, [code]);
  if (code === "") return null;
  return (
    <span className="bookmarklet">
      <a ref={link} href={`/tools/${slug}/`}>
        Meta in one click
      </a>
      Drag it to your bookmarks bar, then press it on any page. <CopyButton text={code} label="Copy its code" />
    </span>
  );
}
