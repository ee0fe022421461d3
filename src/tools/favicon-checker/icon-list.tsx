import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { ProxiedImage } from "#ui/tool/proxied-image.tsx";
import type { FoundIcon } from "./favicon-checker.schema.ts";

/** Each file that the page or its manifest names, as it was found. */
export function IconList({ icons }: { icons: readonly FoundIcon[] }) {
  return (
    <div className="page-view">
      <DataTable
        caption="Icons found"
        rows={icons.map((icon, index) => ({ ...icon, key: `${index} ${icon.address}` }))}
        rowKey={({ key }) => key}
        columns={[
          { key: "file", header: "File", cell: (icon) => <File icon={icon} /> },
          {
            key: "place",
            header: "Named by",
            cell: ({ kind, line, purpose }) => `${words[kind]}${purpose ? `, ${purpose}` : ""}${line === null ? "" : `, line ${line}`}`,
          },
          { key: "type", header: "Format", cell: ({ type }) => type?.toUpperCase() ?? "not looked at" },
          { key: "size", header: "Size", cell: sizeWords },
          {
            key: "bytes",
            header: "Weight",
            numeric: true,
            cell: ({ bytes, problem }) =>
              bytes === null || problem !== null ? "" : bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`,
            sortBy: ({ bytes }) => bytes ?? 0,
          },
        ]}
      />
    </div>
  );
}

function File({ icon: { shown, address, problem } }: { icon: FoundIcon }) {
  const name = address.startsWith("data:") ? "in the page" : (URL.parse(address)?.pathname ?? address);
  return (
    <span className="icon-file">
      {shown === null ? <span className="icon-none" data-size="32" /> : <ProxiedImage src={shown} alt="" width={32} height={32} />}
      <span>
        {name}
        {problem && <StatusMark status="failed">{problem}</StatusMark>}
      </span>
    </span>
  );
}

const words: Record<FoundIcon["kind"], string> = {
  icon: "icon",
  touch: "touch icon",
  mask: "mask icon",
  tile: "Windows tile",
  manifest: "manifest",
  implicit: "nobody, tried anyway",
};

function sizeWords({ type, sizes, width, height, declaredSizes }: FoundIcon): string {
  if (sizes.length > 0) return sizes.join(", ");
  if (width !== null && height !== null) return `${width} × ${height}${type === "svg" ? ", any" : ""}`;
  return declaredSizes ? `${declaredSizes}, declared` : "";
}
