import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from "react-router";
import { ImageBase } from "#content/image/content-image.tsx";
import { embeddedImageBase } from "#content/image/image-url.ts";
import { ToolPaths } from "#content/rich-text/safe-link.tsx";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import "#ui/styles/layers.css";
import "#ui/styles/fonts.css";
import "#ui/styles/tokens.css";
import "#ui/styles/lines.css";
import "#ui/styles/reset.css";
import "#ui/styles/base.css";
import "#ui/styles/print.css";
import textFont from "#ui/fonts/atkinson-next.woff2?url";
import displayFont from "#ui/fonts/big-shoulders.woff2?url";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { ToastRegion } from "#ui/toast/toast.tsx";
import type { Route } from "./+types/root.ts";
import favicon from "./favicon.svg?inline";
import { keepRefusedForm } from "./keep-refused-form.ts";
import { bodyClass, logoTone } from "./layout/body-class.ts";
import { BookingHost } from "./layout/booking-host.tsx";
import { loadNavigation } from "./layout/load-navigation.ts";
import { type Navigation, toolPaths } from "./layout/navigation.ts";
import { useShownPage } from "./layout/part-links.ts";
import { scrollKey } from "./layout/scroll-key.ts";
import { SearchHost } from "./layout/search/search-host.tsx";
import { type ShellSettings, shellSettings } from "./layout/shell-settings.ts";
import { themeScript } from "./layout/theme-script.ts";
import { useFocusMain } from "./layout/use-focus-main.ts";
import { useSpeed } from "./layout/use-speed.ts";
import { ChatLauncher } from "./routes/chat/chat-launcher.tsx";
import { FaultPage } from "./routes/not-found/fault-page.tsx";
import { siteContext } from "./site-context.ts";
import { useRootData } from "./use-root-data.ts";
import { goOnWhole } from "./whole-page.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepRefusedForm, goOnWhole];

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const settings = await readSettings(site.content);
  const navigation = await loadNavigation(site, settings);
  return {
    settings: shellSettings(settings, site.imageBase),
    navigation,
    year: site.now().getUTCFullYear(),
    thisMonth: site.now().toISOString().slice(0, 7),
    bookingUrl: site.bookingUrl,
    speedSample: site.speedSample,
    vendors: site.vendors,
    rating: await site.readRating(),
    imageBase: site.imageBase,
  };
}

/** Menus and footer are the same on every page: asked for once. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  // The display face sets the headline, the largest thing that is painted.
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** For pages that have no words of their own: the 404 and the fault. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const name = loaderData?.settings.brandName;
  const title = error === undefined ? name : isRouteErrorResponse(error) && error.status === 404 ? "Page not found" : "Our fault";
  return [
    { title: [title, error !== undefined && name].filter(Boolean).join(" | ") },
    ...(error === undefined ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

/** Its menus open without React; what React adds is wanted when a pointer, a finger or the focus comes to it. */
const Header = lazyWhenNeeded(".top", () => import("./layout/header.tsx").then((module) => module.Header), "used");
const Footer = lazyWhenNeeded(".foot", () => import("./layout/footer.tsx").then((module) => module.Footer));

/** Only where the configuration names another company's script. */
const VendorHost = lazy(() => import("./vendors/vendor-host.tsx").then((module) => ({ default: module.VendorHost })));

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isAdmin = /^\/admin(?:\/|$)/.test(pathname);
  // The 404 and the fault begin with a field, whatever their path.
  const tone = useRouteError() ? "white" : logoTone(pathname);
  useFocusMain();
  useShownPage();
  // Absent when the root loader itself failed: then the fault stands without menus.
  const shell = useRootData();
  useSpeed(shell && !isAdmin ? shell.speedSample : 0);
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* In the server's HTML only: in the browser React would make the element through innerHTML, which Trusted Types refuse. */}
        {import.meta.env.SSR && <script>{themeScript}</script>}
        <Links />
        {import.meta.env.SSR && <Icons {...shell?.settings} />}
        {import.meta.env.SSR && shell?.settings.brandColor && (
          <link rel="stylesheet" media="all" href={`/brand.css?c=${shell.settings.brandColor.slice(1)}`} />
        )}
      </head>
      <body className={bodyClass(pathname)}>
        <a className="skip btn btn-y" href="#main">
          Skip to content
        </a>
        {shell && !isAdmin && (
          <Suspense>
            <Header brandName={shell.settings.brandName} logo={shell.settings.logo} navigation={shell.navigation} tone={tone} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1}>
          <ImageBase value={shell?.imageBase ?? embeddedImageBase}>
            <ToolPaths value={shell && toolPaths(shell.navigation)}>{children}</ToolPaths>
          </ImageBase>
        </main>
        {shell && !isAdmin && (
          <Suspense>
            <Footer
              settings={shell.settings}
              navigation={shell.navigation}
              year={shell.year}
              vendors={shell.vendors}
              rating={shell.rating}
            />
          </Suspense>
        )}
        {shell && !isAdmin && !/^\/chat(?:\/|$)/.test(pathname) && <ChatLauncher />}
        {shell?.vendors && !isAdmin && (
          <Suspense>
            <VendorHost vendors={shell.vendors} />
          </Suspense>
        )}
        <ToastRegion />
        <SearchHost />
        <BookingHost />
        <ScrollRestoration getKey={scrollKey} />
        {/* They have run when React comes. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/** Browsers take the drawing, which is in the page and no request before the type; search engines, phones and old browsers the files. */
/** The agency's own sign, or our ring in its color. */
function Icons({ logo, brandColor }: Partial<Pick<ShellSettings, "logo" | "brandColor">>) {
  if (logo)
    return (
      <>
        <link rel="icon" href={logo} />
        <link rel="apple-touch-icon" href={logo} />
      </>
    );
  return (
    <>
      {!brandColor && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
      <link rel="icon" href={brandColor ? favicon.replace("%230c2dcc", `%23${brandColor.slice(1)}`) : favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRootData();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FaultPage />;
  return (
    <Suspense>
      <NotFoundPage navigation={shell?.navigation} />
    </Suspense>
  );
}

/** Kept out of every other page's way; should it not arrive, the fault page stands in. */
const NotFoundPage = lazy<ComponentType<{ navigation: Navigation | undefined }>>(() =>
  import("./routes/not-found/not-found-page.tsx").then(
    (module) => ({ default: module.NotFoundPage }),
    () => ({ default: FaultPage }),
  ),
);
