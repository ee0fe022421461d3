import { useEffect, useRef, useState } from "react";
import { CopyButton } from "#ui/tool/result-actions.tsx";

/** Bookmarks that open this report for whatever page is in view. They come with JavaScript, since their addresses must name this site. */
export function Bookmarklets({ slug }: { slug: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [report, setReport] = useState("");
  useEffect(() => {
    setReport(new URL(`/tools/${slug}/`, location.href).href);
    // Sent by the second bookmark, with the page's HTML in the clipboard.
    if (location.hash !== PASTE) return;
    const form = place.current?.closest("form");
    form?.querySelector<HTMLInputElement>('input[name="by"][value="html"]')?.click();
    form?.querySelector<HTMLTextAreaElement>('textarea[name="html"]')?.focus();
  }, [slug]);
  return (
    <span className="bookmarklets" ref={place}>
      {report !== "" && (
        <>
          <Bookmarklet
            label="Meta in one click"
            code={`javascript:void open(${JSON.stringify(`${report}?url=`)}+encodeURIComponent(location.href))`}
          >
            Drag it to your bookmarks bar, then press it on any page.
          </Bookmarklet>
          <Bookmarklet
            label="Meta of a private page"
            code={`javascript:void navigator.clipboard.writeText(document.documentElement.outerHTML).then(()=>open(${JSON.stringify(report + PASTE)}))`}
          >
            For localhost or behind a login: copies the page’s HTML and opens this report, where you paste it.
          </Bookmarklet>
        </>
      )}
    </span>
  );
}

const PASTE = "#paste";

function Bookmarklet({ label, code, children }: { label: string; code: string; children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = link.current;
    // Past React, which refuses such addresses. This one is ours; here it may only be dragged, and our own policy would refuse to run it.
    element?.setAttribute("href", code);
    const stay = (event: Event) => event.preventDefault();
    element?.addEventListener("click", stay);
    return () => element?.removeEventListener("click", stay);
  }, [code]);
  return (
    <span className="bookmarklet">
      <a ref={link} href="#bookmark">
        {label}
      </a>
      {children} <CopyButton text={code} label="Copy its code" what={label} />
    </span>
  );
}
