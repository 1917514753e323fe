/** A queue in which owners take turns, however many tasks each of them has. Urgent tasks come before all others. */
export class FairQueue<Task> {
  readonly #urgent = new Map<string, Task[]>();
  readonly #patient = new Map<string, Task[]>();

  add(owner: string, isUrgent: boolean, task: Task): void {
    const queues = isUrgent ? this.#urgent : this.#patient;
    const queue = queues.get(owner);
    if (queue === undefined) queues.set(owner, [task]);
    else queue.push(task);
  }

  /** Takes the next task; with `onlyUrgent` the others stay in the queue. */
  next(onlyUrgent: boolean): { readonly task: Task; readonly isUrgent: boolean } | null {
    const urgent = takeFrom(this.#urgent);
    if (urgent !== null) return { task: urgent.task, isUrgent: true };
    const patient = onlyUrgent ? null : takeFrom(this.#patient);
    return patient === null ? null : { task: patient.task, isUrgent: false };
  }

  /** Takes all tasks, in no order. */
  *drain(): Iterable<Task> {
    for (const queues of [this.#urgent, this.#patient]) {
      for (const queue of queues.values()) yield* queue;
      queues.clear();
    }
  }
}

/** The owner of the task goes to the end of the queue. */
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
