import { SerpResult } from "#ui/tool/page-check/serp-result.tsx";
import { ProxiedImage } from "#ui/tool/proxied-image.tsx";
import type { FaviconFacts } from "./favicon-checker.schema.ts";

type Previews = FaviconFacts["previews"];

/** The icon where people meet it: results, tabs in the light and the dark, home screens. */
export function IconPreviews({ previews }: { previews: Previews }) {
  const { siteName, breadcrumb, title, google } = previews;
  const site = { siteName, breadcrumb, description: "" };
  const icon = google === null ? undefined : <ProxiedImage src={google} alt="" width={18} height={18} />;
  return (
    <div className="page-view icon-places">
      <figure>
        <figcaption>Google, desktop</figcaption>
        <SerpResult {...site} {...(icon ? { icon } : {})}>
          <p className="serp-title">{title}</p>
        </SerpResult>
      </figure>
      <figure>
        <figcaption>Google, phone</figcaption>
        <SerpResult {...site} {...(icon ? { icon } : {})} phone>
          <p className="serp-title">{title}</p>
        </SerpResult>
      </figure>
      <figure>
        <figcaption>A tab, light and dark</figcaption>
        <Tab {...previews} />
        <Tab {...previews} isDark />
      </figure>
      <figure>
        <figcaption>Safari, pinned and favorites</figcaption>
        <div className="icon-safari">
          <Picture src={previews.tab} name={siteName} size={16} />
          <span>{siteName}</span>
        </div>
      </figure>
      <figure>
        <figcaption>iPhone</figcaption>
        <Home src={previews.ios} {...previews} kind="ios" />
      </figure>
      <figure>
        <figcaption>Android</figcaption>
        <Home src={previews.android} {...previews} kind={previews.isMaskable ? "mask" : "plate"} />
      </figure>
    </div>
  );
}

function Tab({ tab, title, siteName, isDark = false }: Previews & { isDark?: boolean }) {
  return (
    <div className="icon-tab" data-dark={isDark || undefined}>
      <p>
        <Picture src={tab} name={siteName} size={16} />
        <span>{title}</span>
      </p>
    </div>
  );
}

function Home({ src, appName, siteName, kind }: Previews & { src: string | null; kind: "ios" | "mask" | "plate" }) {
  return (
    <div className="icon-home" data-kind={kind}>
      <Picture src={src} name={siteName} size={60} />
      <span>{appName}</span>
    </div>
  );
}

/** The icon, or what stands in when there is none. */
function Picture({ src, name, size }: { src: string | null; name: string; size: number }) {
  if (src !== null) return <ProxiedImage className="icon-picture" src={src} alt="" width={size} height={size} />;
  return (
    <span className="icon-none" data-size={size}>
      {size > 16 ? ([...name][0]?.toUpperCase() ?? "") : ""}
      <span className="vh">no icon</span>
    </span>
  );
}
