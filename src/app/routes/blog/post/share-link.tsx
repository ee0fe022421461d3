import type { MouseEvent } from "react";
import { useToast } from "#ui/toast/toast.tsx";

/** The system's share sheet, else the address on the clipboard. Without JavaScript it is what it looks like: a link, to a mail. */
export function ShareLink({ title, url }: { title: string; url: string }) {
  const toast = useToast();
  const share = async (event: MouseEvent) => {
    // Outside HTTPS a browser offers neither: then the mail it is.
    if (!navigator.share && !navigator.clipboard) return;
    event.preventDefault();
    if (navigator.share) return navigator.share({ title, url }).catch(() => {});
    await navigator.clipboard.writeText(url).then(
      () => toast("Link copied"),
      () => toast(`Copying is not allowed here. The link: ${url}`, { tone: "bad" }),
    );
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <a className="btn btn-o btn-s" href={mail} onClick={share}>
      Share
    </a>
  );
}
