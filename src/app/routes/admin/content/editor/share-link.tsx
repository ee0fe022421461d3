import { useState } from "react";
import { useDraftPage } from "../fields/draft-context.ts";

/** An address of the draft for somebody without an account: made when it is asked for, and over after a week. */
export function ShareLink({ draft, page }: { draft: string; page: string }) {
  const { place } = useDraftPage();
  const [address, setAddress] = useState<string>();
  const [said, setSaid] = useState("");

  async function make() {
    const body = new URLSearchParams({ share: "", draft, page });
    // The answer leads to the page itself, so that a draft that cannot be shown yet is noticed here.
    const shown = await fetch(`/admin/content/${place}/save`, { method: "POST", body }).catch(() => undefined);
    setAddress(shown?.ok ? shown.url : undefined);
    setSaid(shown?.ok ? "" : "There is no link yet: the draft lacks something that its page needs. Publish says what.");
  }

  async function copy() {
    await navigator.clipboard.writeText(address ?? "");
    setSaid("Copied.");
  }

  return (
    <div className="share-link">
      <button type="button" className="admin-button" onClick={() => void make()}>
        Share it for a week
      </button>
      {address ? (
        <>
          <label>
            Whoever has this link sees the draft, without an account
            <input className="admin-input" readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
          <button type="button" className="admin-button" onClick={() => void copy()}>
            Copy
          </button>
        </>
      ) : (
        <p className="studio-help">Makes a link for somebody without an account, such as a client who is to agree.</p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
