import { useEffect, useState } from "react";
import { type Consent, keepConsent, readConsent } from "./consent.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { loadVendor } from "./load-vendor.ts";
import { kindsOf, type Vendors, vendorNames } from "./vendors.ts";

/** The footer's way back to the choice: a link that works before React is here. */
const CHOICES = "#consent";

/** Asks once what other companies may load, and loads no more than that. On a site that names none it is not there. */
export function VendorHost({ vendors }: { vendors: Vendors }) {
  const kinds = kindsOf(vendors);
  const [consent, setConsent] = useState<Consent>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const known = readConsent(kindsOf(vendors));
    setConsent(known);
    setAsking(kindsOf(vendors).some((kind) => known[kind] === undefined));
    const openByHash = () => {
      if (location.hash !== CHOICES) return;
      setAsking(true);
      history.replaceState(history.state, "", location.pathname + location.search);
    };
    openByHash();
    addEventListener("hashchange", openByHash);
    return () => removeEventListener("hashchange", openByHash);
  }, [vendors]);

  useEffect(() => {
    if (consent?.speed && vendors.speed) void loadVendor(vendors.speed, vendorNames.speed);
    if (consent?.badge && vendors.badge) void loadVendor(vendors.badge, vendorNames.badge);
    if (consent?.chat && vendors.chat) return chatAtClick(vendors.chat);
  }, [consent, vendors]);

  if (!consent || !isAsking) return null;
  return (
    <ConsentBanner
      vendors={vendors}
      kinds={kinds}
      consent={consent}
      onChoice={(choice) => {
        keepConsent(choice);
        setAsking(false);
        // What runs already cannot be taken back; without it the page begins anew.
        if (kinds.some((kind) => consent[kind] && !choice[kind])) location.reload();
        else setConsent(choice);
      }}
    />
  );
}

/** The other company's chat comes when somebody presses ours, and takes its place; when it does not come, ours opens. */
function chatAtClick(url: string): () => void {
  const onClick = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(".chat-open") : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const isThere = await loadVendor(url, vendorNames.chat);
    removeEventListener("click", onClick, true);
    if (isThere) link.style.display = "none";
    else link.click();
  };
  addEventListener("click", onClick, true);
  return () => removeEventListener("click", onClick, true);
}
