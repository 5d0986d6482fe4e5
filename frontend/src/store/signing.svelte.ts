/** Whether the dialog for signing in or registering is open, and which of the two. */
export const signing = $state<{ mode: 'in' | 'register' | null }>({ mode: null });
