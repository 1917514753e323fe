/**
 * Who is served next, fairly: owners take turns, however much each of them has asked for, and what somebody waits for
 * comes before what nobody looks at.
 */
export class Turns<Task> {
  readonly #urgent = new Map<string, Task[]>();
  readonly #patient = new Map<string, Task[]>();

  add(owner: string, isUrgent: boolean, task: Task): void {
    const queues = isUrgent ? this.#urgent : this.#patient;
    const queue = queues.get(owner);
    if (queue === undefined) queues.set(owner, [task]);
    else queue.push(task);
  }

  /** The next one, and whether somebody waits for it; `onlyUrgent` leaves the others where they are. */
  next(onlyUrgent: boolean): { readonly task: Task; readonly isUrgent: boolean } | null {
    const urgent = takeFrom(this.#urgent);
    if (urgent !== null) return { task: urgent.task, isUrgent: true };
    const patient = onlyUrgent ? null : takeFrom(this.#patient);
    return patient === null ? null : { task: patient.task, isUrgent: false };
  }

  /** All that is left, in no order. */
  *drain(): Iterable<Task> {
    for (const queues of [this.#urgent, this.#patient]) {
      for (const queue of queues.values()) yield* queue;
      queues.clear();
    }
  }
}

/** The owner who was served goes to the end of the line. */
function takeFrom<Task>(queues: Map<string, Task[]>): { readonly task: Task } | null {
  for (const [owner, queue] of queues) {
    const [task] = queue;
    queues.delete(owner);
    if (task === undefined) continue;
    if (queue.length > 1) queues.set(owner, queue.slice(1));
    return { task };
  }
  return null;
}
