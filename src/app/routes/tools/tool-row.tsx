import { Link } from "react-router";
import { LocalMark } from "#ui/tool/local-mark.tsx";
import { StarButton } from "#ui/tool/remembered/starred-tools.tsx";

export interface HubTool {
  slug: string;
  name: string;
  tagline: string;
  category: string;
  local: boolean;
}

export function ToolRow({ slug, name, tagline, local }: HubTool) {
  return (
    <li className="hub-row">
      <div>
        <Link className="link" to={`/tools/${slug}/`}>
          {name}
        </Link>
        <p>{tagline}</p>
        {local && <LocalMark />}
      </div>
      <StarButton slug={slug} name={name} />
    </li>
  );
}
