import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchPartLinks } from "./layout/part-links.ts";

watchPartLinks();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
