import { Plus, Upload } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { inWindow } from '../../ground/picture-frame.tsx';

interface EmptyListProps {
  /** A picture of the shop, by its name. */
  picture: Parameters<typeof inWindow>[0];
  title: string;
  text: string;
  /** Link that adds the first record, for people who may add one; otherwise false. */
  make: Way | false;
  /** Link to the import of a file, which adds many at once. */
  bring?: Way | false;
}

interface Way {
  label: string;
  to: To;
}

/** Empty state of a list that has no records yet. */
export function EmptyList({ picture, title, text, make, bring }: EmptyListProps) {
  return (
    <EmptyFirst
      picture={inWindow(picture)}
      title={title}
      text={text}
      actions={
        <>
          {make && (
            <ToolButton asChild tone="primary" shortcut="n" icon={<Plus aria-hidden size={16} />}>
              <Link to={make.to}>{make.label}</Link>
            </ToolButton>
          )}
          {bring && (
            <ToolButton asChild icon={<Upload aria-hidden size={16} />}>
              <Link to={bring.to}>{bring.label}</Link>
            </ToolButton>
          )}
        </>
      }
    />
  );
}
