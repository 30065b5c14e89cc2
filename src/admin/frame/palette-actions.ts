import { ArrowLeft, FileUp, Languages, Moon, PencilLine, Rows3, Rows4, Sun } from 'lucide-react';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { paths } from '../../ground/paths.ts';
import { usePreferences } from '../../ground/preferences-provider.tsx';
import { useMedia } from '../../ground/use-media.ts';
import { useLanguageChoice } from '../../session/language-choice.ts';
import { useDense } from '../site/device-settings.ts';
import { useSite } from '../site/site-context.ts';
import { useMyDrafts } from '../today/own-drafts.tsx';
import type { PaletteAction } from './palette-answers.tsx';

/** Actions that this person has everywhere: import a file, resume a draft, change how administration looks. */
export function usePaletteActions(): readonly PaletteAction[] {
  return [...useDraftActions(), ...useBringing(), ...useLooks()];
}

function useDraftActions(): PaletteAction[] {
  const t = useTexts(adminTexts);
  return useMyDrafts().map(({ kind, id, name, path }) => ({
    id: `draft.${kind}.${id}`,
    label: t('do.draft', { name }),
    words: t('do.draft.words'),
    Icon: PencilLine,
    does: path,
  }));
}

function useBringing(): PaletteAction[] {
  const t = useTexts(adminTexts);
  return useSite().places.flatMap(({ name, brings }) =>
    brings === undefined
      ? []
      : [
          {
            id: `bring.${name}`,
            label: t(`do.bring.${brings.what}`),
            words: t('do.bring.words'),
            Icon: FileUp,
            does: brings.at,
          },
        ],
  );
}

function useLooks(): PaletteAction[] {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const { chooseTheme } = usePreferences();
  const [dense, setDense] = useDense();
  const isFine = useMedia('(pointer: fine)');
  const isDark = document.documentElement.dataset.theme === 'dark';
  const rows: PaletteAction = {
    id: 'rows',
    label: t(dense ? 'do.roomy' : 'do.dense'),
    words: t('do.rows.words'),
    Icon: dense ? Rows3 : Rows4,
    does: () => setDense(!dense),
  };
  return [
    {
      id: 'language',
      label: t('do.language'),
      words: t('do.language.words'),
      Icon: Languages,
      does: () => chooseLanguage(language === 'SR' ? 'EN' : 'SR'),
    },
    {
      id: 'theme',
      label: t(isDark ? 'do.light' : 'do.dark'),
      words: t('do.theme.words'),
      Icon: isDark ? Sun : Moon,
      does: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    ...(isFine ? [rows] : []),
    { id: 'shop', label: t('back'), words: t('do.shop.words'), Icon: ArrowLeft, does: paths.home },
  ];
}
