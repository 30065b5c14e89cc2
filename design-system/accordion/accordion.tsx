import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface AccordionItem {
  value: string;
  /** Anchor that an address can link to. */
  id?: string;
  title: string;
  /** The language of the title (BCP 47), where it is not that of the page. */
  titleLang?: string | undefined;
  content: ReactNode;
  /** The content takes the full width instead of that of text. */
  wide?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the items that are open at first. */
  open?: readonly string[];
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

/** Many short answers of which few are read. Not for what everyone needs: show that. */
export function Accordion({ items, open = [], level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Root type="multiple" defaultValue={[...open]} className="border-line border-t">
      {items.map(({ value, id, title, titleLang, content, wide }) => (
        <Radix.Item key={value} value={value} {...(id ? { id } : {})} className="scroll-mt-28 border-line border-b">
          <Radix.Header asChild>
            <Heading lang={titleLang} className="font-text text-16 tracking-normal">
              <Radix.Trigger className="flex min-h-14 w-full items-center justify-between gap-4 rounded-8 py-3 text-left font-560 hover:text-brand">
                {title}
                <ChevronDown
                  aria-hidden
                  size={20}
                  className="text-ink-muted transition-transform duration-base [[data-state=open]>&]:rotate-180"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={cn('pb-5 text-ink-muted', !wide && 'max-w-prose')}>{content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
