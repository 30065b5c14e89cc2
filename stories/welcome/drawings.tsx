import icons from 'virtual:icons-used';
import { useEffect, useState } from 'react';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Select } from '#design-system/select/select.tsx';
import { PictureFrame } from '#src/ground/picture-frame.tsx';

/** Names of the scenes that the server can draw, without their palettes. */
function useScenes(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = async () => {
      const files = (await (await fetch('./pictures/names.json')).json()) as string[];
      const scenes = files.filter((name) => /-0\.svg$/.test(name) && !/^(banner|ways|provider)/.test(name));
      setNames(scenes.map((name) => name.replace('-0.svg', '')));
    };
    read().catch(() => setNames([]));
  }, []);
  return names;
}

const PALETTES = ['0', '1', '2'] as const;

/** The picture system to try: a category, and each of its scenes in one of three palettes. */
export function Pictures() {
  const scenes = useScenes();
  const [category, setCategory] = useState('travel');
  const [palette, setPalette] = useState<string>('0');
  const categories = [...new Set(scenes.map((scene) => scene.split('-')[0] ?? ''))];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-5">
        <div className="w-60">
          <Select
            label="Category"
            options={categories.map((value) => ({ value, label: value }))}
            value={category}
            onChange={setCategory}
          />
        </div>
        <SegmentedControl
          label="Palette"
          options={PALETTES.map((value) => ({ value, label: String(Number(value) + 1) }))}
          value={palette}
          onChange={setPalette}
        />
      </div>
      <ul className="grid grid-cols-2 gap-4 desk:grid-cols-4">
        {scenes
          .filter((scene) => scene.startsWith(`${category}-`))
          .map((scene) => (
            <li key={scene} className="grid gap-1.5 text-14 text-ink-muted">
              <PictureFrame image={`/pictures/${scene}-${palette}.svg`} className="aspect-5/4 rounded-12" />
              {scene}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The icons used in the shop. */
export function Icons() {
  return (
    <ul className="grid grid-cols-3 gap-2 desk:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 rounded-12 bg-surface-raised px-1 py-4 text-12">
          <Icon size={24} aria-hidden />
          <span className="max-w-full truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}
