import "./builder.css";

/** Something that is on or off. Uncontrolled. */
export function BuilderSwitch({ name, label, defaultChecked }: { name: string; label: string; defaultChecked: boolean }) {
  return (
    <label className="builder-switch">
      <input type="checkbox" name={name} value="true" defaultChecked={defaultChecked} />
      {label}
    </label>
  );
}
