/** Where links come by script: the same page again, read as a browser has it in the end. */
export function RenderOffer({ slug, url }: { slug: string; url: string }) {
  return (
    <p>
      Scripts likely write the links of this page, and we ran none.{" "}
      <a className="link" href={`/tools/${slug}/?${new URLSearchParams({ mode: "page", url, rendered: "true" })}`} rel="nofollow">
        Read its links after scripts have run
      </a>
    </p>
  );
}
