import { type FormEvent, useState } from "react";

const SIZES = [
  { name: "Phone, 390 × 844", width: 390, height: 844 },
  { name: "Small phone, 360 × 640", width: 360, height: 640 },
  { name: "Narrowest, 320 × 568", width: 320, height: 568 },
  { name: "Tablet, 820 × 1180", width: 820, height: 1180 },
  { name: "Laptop, 1366 × 768", width: 1366, height: 768 },
];

/**
 * Opens an address in a window whose inside has the wanted size. A window of its own and no frame: many sites refuse to be framed, and a
 * frame would have our cookies' neighbourhood and not theirs.
 */
export function OpenInSize() {
  const [said, setSaid] = useState("");
  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("address") ?? "").trim();
    const address = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    const size = SIZES[Number(form.get("size"))] ?? SIZES[0];
    if (!address || !/^https?:$/.test(address.protocol) || !size) return setSaid("Write an address like example.com.");
    window.open(address.href, "_blank", `popup,noopener,width=${size.width},height=${size.height}`);
    setSaid(`Opened ${address.host} at ${size.width} × ${size.height}. If no window came, your browser blocks pop-ups or opens tabs only.`);
  }
  return (
    <form className="opensize" onSubmit={open}>
      <h3>Open a page in another size</h3>
      <label>
        <span>Address</span>
        <input
          className="run-input"
          name="address"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="yourdomain.com"
          required
        />
      </label>
      <label>
        <span>Size of the viewport</span>
        <select className="run-input" name="size">
          {SIZES.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn-o btn-s">
        Open the window
      </button>
      <p className="meta" role="status">
        {said}
      </p>
    </form>
  );
}
