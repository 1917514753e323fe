import type { Section } from '@tortuga/games/workshop';
import { useBench } from './context.ts';
import { nodeAt } from './draft.ts';
import { NumberField } from './fields.tsx';

/** Numbers that belong to no card. */
export function Numbers({ section }: { readonly section: Extract<Section, { kind: 'numbers' }> }) {
  const { workshop, term } = useBench();
  const node = nodeAt(workshop.schema, section.path);
  if (node === null) return null;
  const fields = Object.entries(node.properties ?? {}).map(([name, each]) => ({
    name,
    node: each,
    place: [...section.path, name],
  }));
  const all = node.type === 'integer' ? [{ name: section.id, node, place: section.path }] : fields;
  return (
    <div className="workshop-fields">
      {all.map(({ name, ...field }) => (
        <NumberField key={name} {...field} label={term('field', name)} />
      ))}
    </div>
  );
}
